import { createElement } from 'react';
import { everyAdminScreen } from './routes';

/** The frame around every screen for signed-in administrators, with the panel that stands above all of them. */
export async function loadFrame() {
  const [AdminLayout, Above] = await Promise.all([
    import(/* webpackChunkName: "AdminLayout" */ './AdminLayout').then((module) => module.AdminLayout),
    everyAdminScreen.above(),
  ]);
  return () => createElement(AdminLayout, { Above });
}
