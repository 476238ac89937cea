import { styled } from 'styled-components';
import { Foot } from '../../shared/list/index.js';
import { SideColumns } from '../../shared/page/index.js';

export const LedgerNote = styled(Foot)`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;

export const Columns = styled(SideColumns)`
  --local-side: 21rem;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Available = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-4);

  dl {
    display: grid;
    gap: var(--ca-s-2);
    margin: 0;
  }
  dt {
    color: var(--ca-text-2);
  }
  dd {
    margin: 0;
  }
  [data-part='amount'] {
    font-size: var(--ca-fs-h1);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h1);
    overflow-wrap: anywhere;
  }
  [data-part='rest'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-5);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='rest'] strong {
    color: var(--ca-text-1);
  }
  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
`;

export const Amount = styled.span`
  font-weight: var(--ca-fw-strong);
  white-space: nowrap;

  &[data-in] {
    color: var(--ca-success-fg);
  }
`;

export const MemberList = styled.ul`
  display: grid;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
    padding: var(--ca-s-2) 0;
  }
  li + li {
    border-top: 1px solid var(--ca-border-1);
  }
`;

export const Members = styled.fieldset`
  display: grid;
  gap: var(--ca-form-gap);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: var(--ca-s-2);
    padding: 0;
    font-weight: var(--ca-fw-strong);
  }
`;

export const MemberRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 10rem;
  align-items: center;
  gap: var(--ca-s-3);
`;
