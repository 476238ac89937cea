import { styled } from 'styled-components';

export const Checked = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-5);

  > :first-child,
  > [data-component='Alert'] {
    width: 100%;
  }
`;

/** One row per check: the lamp's name, the result, the fix. */
export const Rows = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-4);
    padding-block: var(--ca-s-3);
    border-top: 1px solid var(--ca-border-1);
  }
  > li:first-child {
    border-top: 0;
  }
  [data-part='fact'] {
    color: var(--ca-text-2);
    overflow-wrap: anywhere;
  }
  @media (max-width: 767.98px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const ReportText = styled.pre`
  max-height: 18rem;
  padding: var(--ca-s-3);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const SideStack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-3);

  > [data-variant='text'] {
    margin-left: calc(-1 * var(--ca-s-4)); /* aligned by its text, not by its box */
  }
  [data-part='hotline'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-2);
    min-height: 44px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
