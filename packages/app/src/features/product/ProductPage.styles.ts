import { styled } from 'styled-components';

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3) var(--ca-s-6);

  > output {
    color: var(--ca-text-2);
  }
  > output > b {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-4);
  }
`;

export const CarrierFilter = styled.div`
  display: grid;
  grid-template-columns: 5em minmax(0, 1fr);
  align-items: center;
  gap: var(--ca-s-3);

  & + & {
    margin-top: var(--ca-s-3);
  }
  > span {
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-2);
  }
`;
