/** `a-z 0-9 _ -`: the only form that a sysname of the platform may have in an address. */
export const SYSNAME = /^[a-z0-9_-]{1,100}$/;
