/** Relies on: the file with the build's id in its folder (since 2). Breaks without it: two builds share pages. */
export const BUILD_ID_FILE = 'BUILD_ID';
