import { styled } from 'styled-components';

/** A name or number that stands on one line, in large type too. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** A path or key of the system's: it is broken before the name beside it. */
export const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
