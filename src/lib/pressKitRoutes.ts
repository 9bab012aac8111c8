/** The path of what the press gets, and of all of it as one file. */
export const pressKitRoute = '/press-kit/';
export const pressKitFile = '/press-kit.zip';
