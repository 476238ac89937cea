import { styled } from 'styled-components';

/** A text to read, in a card with wide margins: notice or article. */
export const ArticleRoot = styled.article`
  min-width: 0;
  padding: var(--ca-s-12) var(--ca-s-16);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  &[data-margins='narrow'] {
    padding: var(--ca-s-10) var(--ca-s-12);
  }
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--ca-s-3);
    margin-bottom: var(--ca-s-8);
    padding-bottom: var(--ca-s-6);
    border-bottom: 1px solid var(--ca-border-1);
  }
  > header > [data-component='Tag'] {
    max-width: 100%;
    overflow: hidden;
  }
  h1 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  &[data-margins='wide'] h1 {
    font-size: var(--ca-fs-h1);
    line-height: var(--ca-lh-h1);
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-1) var(--ca-s-6);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  /* Large type fills the column: the usual line length would leave two thirds of it empty. */
  [data-mode='elder'] & [data-component='RichText'] {
    max-width: none;
  }
  @media (max-width: 767.98px) {
    && {
      padding: var(--ca-s-5) var(--ca-s-4);
    }
    &&[data-margins] h1 {
      font-size: var(--ca-fs-h2);
      line-height: var(--ca-lh-h2);
    }
    > header {
      margin-bottom: var(--ca-s-6);
      padding-bottom: var(--ca-s-4);
    }
  }
  @media print {
    && {
      padding: 0;
      border: 0;
    }
    [data-component='RichText'] {
      max-width: none;
    }
  }
`;
