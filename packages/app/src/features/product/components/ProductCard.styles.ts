import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s-6);

  > li {
    display: grid;
    min-width: 0;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/* On phones a row: the picture left. */
export const CardRoot = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  overflow: hidden;

  > [data-part='art'] {
    display: grid;
    place-items: center;
    padding: var(--s-5);
    border-bottom: 1px solid var(--border-1);
    background: var(--bg-subtle);
  }
  > [data-part='art'] > svg {
    width: auto;
    max-width: 100%;
    height: 7rem;
  }
  [data-mode='elder'] & > [data-part='art'] {
    display: none;
  }
  @media (max-width: 767.98px) {
    flex-direction: row;

    > [data-part='art'] {
      flex: none;
      width: 104px;
      padding: var(--s-2);
      border-right: 1px solid var(--border-1);
      border-bottom: 0;
    }
    > [data-part='art'] > svg {
      width: 88px;
      height: auto;
    }
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: var(--s-4) var(--s-5) var(--s-5);

  [data-part='audience'] {
    color: var(--text-2);
    font-size: var(--fs-caption);
  }
  h2 {
    font-size: var(--fs-h5);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h5);
  }
  h2 > a {
    color: var(--text-1);
  }
  h2 > a:hover {
    color: var(--text-link-hover);
  }
  [data-part='summary'] {
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1);
    margin: var(--s-3) 0 var(--s-4);
  }
  > ul [data-component='Tag'] {
    height: auto;
    min-height: max(1.375rem, 20px);
    white-space: normal;
    line-height: 1.3;
  }
  @media (max-width: 767.98px) {
    padding: 14px var(--s-4);
  }
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-2) var(--s-3);
  margin-top: auto;

  > div {
    flex: 1 1 9em;
    min-width: 0;
  }
  > a {
    flex: none;
  }
`;

export const Stock = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.3em;
  color: var(--text-2);
  font-size: var(--fs-caption);

  > [data-component='Icon'] {
    flex: none;
    margin-top: 0.2em;
    width: 1.05em;
    height: 1.05em;
  }
  &[data-tone='ok'] {
    color: var(--success-fg);
  }
  &[data-tone='low'] {
    color: var(--warning-fg);
  }
`;
