/** The shapes and, across the middle of a portrait 256 wide, their mirror image. */
export const mirrored = (shapes: string): string => `${shapes}<g transform="matrix(-1 0 0 1 256 0)">${shapes}</g>`;
