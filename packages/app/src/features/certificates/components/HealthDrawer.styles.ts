import { styled } from 'styled-components';

export const SealsHeld = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-2);

  img {
    width: 4rem;
    height: 4rem;
    object-fit: contain;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
  }
`;
