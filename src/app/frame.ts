/** The frame of every screen for signed-in administrators. It reads the table of screens, which therefore cannot name it. */
export const loadFrame = () => import('./AdminLayout');
