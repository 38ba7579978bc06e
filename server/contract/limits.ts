/** Rows in a page of a list that the server pages. */
export const rowsPerPage = 10;

/** Up to so many rows of a filtered list are counted. */
export const mostCounted = 10_000;

/** Characters, counted as code points. */
export const longestDescription = 35;

export const longestCategory = 100;

/** Digits of a phone number, without a country's; fewer are none. */
export const shortestPhone = 7;

/** UTF-16 units. */
export const longestNote = 2_000;

/** Bytes of a picture. */
export const largestPicture = 2 * 1024 * 1024;

export const pictureTooLarge = 'File size is too large. Maximum size is 2MB. Please try any other image.';
