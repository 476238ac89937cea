import { styled } from 'styled-components';

/** A name or number that stands on one line, in large type too. */
export const Whole = styled.span`
  white-space: nowrap;
`;
