/** The chunks that every sign-in needs: layout and dashboard. They are prefetched from the sign-in page. */
export const firstChunks = ['AdminLayout', 'DashboardPage'];
