import { styled } from 'styled-components';

export const StudyRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-4);
  margin-bottom: var(--ca-s-4);

  &:last-child {
    margin-bottom: 0;
  }
  > div {
    min-width: 0;
  }
  b {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const PreviewList = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-4);
    padding: var(--ca-s-3) 0;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li > [data-part='grow'] {
    flex: 1;
    min-width: 0;
  }
  time {
    flex: none;
    min-width: 3.75rem;
    padding: 2px 4px;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: 1.35;
    text-align: center;
  }
  time > b {
    display: block;
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);
  }
`;
