import { styled } from 'styled-components';

export const FooterRoot = styled.footer`
  margin-top: var(--ca-s-16);
  border-top: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);

  & > div {
    max-width: var(--ca-container);
    margin: 0 auto;
    padding: 0 var(--ca-gutter);
  }

  [data-mode='elder'] & > div {
    max-width: 106rem;
  }

  & a:not([data-component='Logo']) {
    color: var(--ca-text-2);
  }

  & a:not([data-component='Logo']):hover {
    color: var(--ca-text-link-hover);
  }

  & [data-part='top'] {
    display: grid;
    /* an address is three times as long as a link */
    grid-template-columns: 2.4fr repeat(var(--footer-columns, 3), 1fr) fit-content(18rem);
    gap: var(--ca-s-8);
    padding: var(--ca-s-12) 0 var(--ca-s-8);
  }

  & [data-part='host'] > ul {
    display: block;
    margin-top: var(--ca-s-4);
  }

  & h2 {
    margin-bottom: var(--ca-s-3);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='column'] > ul {
    display: grid;
    gap: var(--ca-s-2);
  }

  & [data-part='number'] {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }

  & [data-part='number'] > a {
    color: inherit;
  }

  & [data-part='bottom'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3) var(--ca-s-6);
    padding: var(--ca-s-5) 0;
    border-top: 1px solid var(--ca-border-1);
  }

  & [data-part='bottom'] > a {
    display: inline-flex;
    align-items: center;
    gap: 0.375em;
  }

  @media (max-width: 1279.98px) {
    & [data-part='top'] {
      grid-template-columns: 1fr 1fr;
    }
  }

  @media (max-width: 767.98px) {
    --ca-gutter: 1rem;
    margin-top: var(--ca-s-10);

    & [data-part='top'] {
      gap: var(--ca-s-6);
    }

    & [data-part='host'],
    & [data-part='hotline'] {
      grid-column: 1 / -1;
    }
  }

  @media (pointer: coarse), (max-width: 767.98px) {
    & [data-part='column'] > ul {
      gap: 0;
    }

    /* the shortest link has two characters */
    & :is([data-part='column'], [data-part='bottom']) a {
      display: inline-flex;
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }

    /* without moving the lines around them */
    & [data-part='host'] li > a,
    & [data-part='number'] > a {
      position: relative;
      display: inline-block;
      margin-block: calc((1lh - 44px) / 2);
      padding-block: calc((44px - 1lh) / 2);
    }
  }

  @media print {
    display: none;
  }
`;
