import { styled } from 'styled-components';

export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  [data-part='count'] {
    margin-left: 0.3em;
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  [data-part='words'] {
    width: 19rem;
  }
  @media (max-width: 767.98px) {
    [data-part='words'] {
      width: 100%;
    }
  }
`;
