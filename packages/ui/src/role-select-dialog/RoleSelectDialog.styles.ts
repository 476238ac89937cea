import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);
`;

/** Aligned with the name, not with the center of the card. */
export const RoleArt = styled.span`
  justify-self: start;
  color: var(--ca-text-link);
`;

/** The name and the mark of the current role. */
export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
`;
