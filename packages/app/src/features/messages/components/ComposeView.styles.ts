import { styled } from 'styled-components';

export const Trail = styled.div`
  margin-bottom: var(--ca-s-3);
`;

/** A choice is as wide as its words, whatever the column. */
export const Choice = styled.div`
  display: flex;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-5);

  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--ca-s-5);
`;

/** Stays at the lower edge of the window while the form is longer than it. */
export const Bar = styled.div`
  position: sticky;
  bottom: var(--ca-s-2);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
    margin-left: auto;
  }
`;
