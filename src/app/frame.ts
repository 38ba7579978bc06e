/** The frame around every screen for signed-in administrators. It imports the table of screens, which therefore cannot name it. */
export const loadFrame = () => import('./AdminLayout');
