import { useLocation } from 'react-router-dom';

/** Stands for every other page of the portal, so that a story can see where it was led. */
export function Arrived() {
  const { pathname, search } = useLocation();
  return <h1>{`${pathname}${search}`}</h1>;
}
