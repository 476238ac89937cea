import { styled } from 'styled-components';

/** A name or number that stays on one line, in large type too. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** A path or key of the system: it breaks before the name beside it does. */
export const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
