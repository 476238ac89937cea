import { styled } from 'styled-components';

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-3);
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--ca-s-5);
`;

/** The new end date. */
export const NewEnd = styled.strong`
  color: var(--ca-text-brand);
  font-weight: var(--ca-fw-strong);
`;
