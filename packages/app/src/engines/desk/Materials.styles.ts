import { styled } from 'styled-components';

export const PaneHint = styled.p`
  margin-block: var(--ca-s-2);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;

export const Versions = styled.div`
  display: grid;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-3);

  @media (min-width: 1600px) {
    &[data-beside] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
