import { useLocation } from 'react-router-dom';

/** Stands for all other pages of the portal, so that a story can check where a link leads. */
export function Arrived() {
  const { pathname, search } = useLocation();
  return <h1>{`${pathname}${search}`}</h1>;
}
