import { styled } from 'styled-components';

/** Short points, each with a tick before it. */
export const TickList = styled.ul`
  display: grid;
  gap: var(--ca-s-2);

  > li {
    display: flex;
    align-items: flex-start;
    gap: var(--ca-s-2);
  }
  > li > [data-component='Icon'] {
    flex: none;
    margin-top: 0.15em;
    color: var(--ca-success-fg);
  }
`;
