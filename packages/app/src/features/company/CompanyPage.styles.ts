import { styled } from 'styled-components';
import { SideColumns } from '../../shared/page/index.js';

export const StepsCard = styled.div`
  margin-bottom: var(--ca-s-6);
`;

export const Columns = styled(SideColumns)`
  --local-side: 20rem;
`;

export const Group = styled.fieldset`
  display: grid;
  gap: var(--ca-s-4);
  min-width: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-top: var(--ca-s-6);
  }
  > legend {
    margin-bottom: var(--ca-s-4);
    padding: 0;
    font-weight: var(--ca-fw-strong);
  }
`;

export const IssueList = styled.ul`
  display: grid;
  gap: var(--ca-s-2);

  li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-1);
  }
  li > [data-component='Button'] {
    text-align: left;
    white-space: normal;
  }
  small {
    margin-left: auto;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    white-space: nowrap;
  }
  [data-state='done'] {
    color: var(--ca-success-fg);
  }
  [data-state='open'] {
    color: var(--ca-warning-fg);
  }
`;

export const Result = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-6);

  h2:focus {
    outline: none;
    box-shadow: none;
  }
  h2 {
    scroll-margin-top: 12rem;
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
  }
  [data-component='SealStamp'] {
    flex: none;
    width: 6rem;
    height: 6rem;
  }
`;

export const FileList = styled.ul`
  display: grid;
  gap: var(--ca-s-3);

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;
