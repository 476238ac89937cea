import { styled } from 'styled-components';

export const ProductFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  max-width: var(--container);
  margin: 0 auto;
  padding: var(--s-10) var(--gutter) 0;

  > [data-component='PageHeading'] {
    margin-bottom: 0;
  }
  &:has(> [data-component='Breadcrumb']) {
    gap: var(--s-5);
    padding-top: var(--s-6);
  }
  [data-mode='elder'] & {
    max-width: 106rem;
  }
  @media (max-width: 767.98px) {
    gap: var(--s-4);
    padding: var(--s-6) var(--s-4) 0;
  }
`;

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);

  > output {
    color: var(--text-2);
  }
  > output > b {
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-4);
  }
`;

export const CarrierFilter = styled.div`
  display: grid;
  grid-template-columns: 5em minmax(0, 1fr);
  align-items: center;
  gap: var(--s-3);

  > span {
    color: var(--text-2);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
  }
`;
