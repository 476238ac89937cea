import { Outlet } from 'react-router-dom';

/** Site header and footer around the public pages. */
export function PublicLayout() {
  return <Outlet />;
}
