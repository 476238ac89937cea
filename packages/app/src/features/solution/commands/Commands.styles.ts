import { styled } from 'styled-components';

export const CommandList = styled.ul`
  display: grid;
  /* long code scrolls in its own box, so that the page does not get wider */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-5);
  margin: 0;
  padding: 0;
  list-style: none;

  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
  }
  > li > p {
    color: var(--ca-text-2);
  }
`;

/** A few lines to copy; long ones scroll in their own box. */
export const Code = styled.pre`
  margin: var(--ca-s-2) 0;
  padding: var(--ca-s-3);
  overflow-x: auto;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-subtle);
  font-family: var(--ca-font-mono);
  font-size: var(--ca-fs-sm);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
`;

export const Result = styled.div`
  margin-top: var(--ca-s-3);
  overflow-wrap: anywhere;
`;
