import { styled } from 'styled-components';

export const SavedFiltersRoot = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-3) var(--ca-card-pad) 0;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  /* a name is somebody's own words */
  [data-part='action'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
