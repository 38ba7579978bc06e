/** The chunks that every sign-in leads to: the frame and the dashboard. Their files begin to arrive with the sign-in form. */
export const firstChunks = ['AdminLayout', 'DashboardPage'];
