/** `a-z 0-9 _ -`: the only form of a platform sysname allowed in a URL. */
export const SYSNAME = /^[a-z0-9_-]{1,100}$/;
