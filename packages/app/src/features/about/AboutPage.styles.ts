import { styled } from 'styled-components';
import { CardColumns, RaisedPanel } from '../../shared/content/index.js';

export const StatementRoot = styled.section`
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);
  overflow: hidden;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 26rem;
    align-items: center;
    max-width: var(--ca-container);
    margin: 0 auto;
    padding: var(--ca-s-12) var(--ca-gutter) 6rem;
  }
  h1 {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h1);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h1);
  }
  p {
    color: var(--ca-text-2);
  }
  [data-part='lead'] {
    max-width: 36em;
    margin-top: var(--ca-s-4);
    font-size: var(--ca-fs-body-lg);
    line-height: var(--ca-lh-body-lg);
  }
  [data-part='picture'] {
    position: relative;
    height: 16rem;
  }
  [data-part='picture'] > [data-component='Rosette'] {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 32rem;
    transform: translate(-50%, -50%);
  }
  [data-part='picture'] > [data-component='SealStamp'] {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 8rem;
    height: 8rem;
    transform: translate(-50%, -50%) rotate(-8deg);
  }
  [data-mode='elder'] & > div {
    grid-template-columns: minmax(0, 1fr);
    max-width: 106rem;
  }
  [data-mode='elder'] & [data-part='picture'] {
    display: none;
  }
  @media (max-width: 1279.98px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      padding-top: var(--ca-s-8);
    }
    [data-part='picture'] {
      display: none;
    }
  }
  @media (max-width: 767.98px) {
    > div {
      padding-right: var(--ca-s-4);
      padding-left: var(--ca-s-4);
    }
    h1 {
      font-size: var(--ca-fs-h2);
      line-height: var(--ca-lh-h2);
    }
  }
`;

/* It overlaps the lower edge of the statement. */
export const Figures = styled(RaisedPanel).attrs({ as: 'dl' })`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: -3rem;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: var(--ca-s-6);
  }
  > div + div {
    border-left: 1px solid var(--ca-border-1);
  }
  /* Their lines appear before their text. */
  dt {
    min-height: 1lh;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  dd {
    min-height: 1lh;
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: 1.3;
  }
  small {
    margin-left: 0.25em;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-regular);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: 1fr 1fr;

    > div {
      padding: var(--ca-s-4);
    }
    > div:nth-child(odd) {
      border-left: 0;
    }
    > div:nth-child(n + 3) {
      border-top: 1px solid var(--ca-border-1);
    }
    dd {
      font-size: var(--ca-fs-h4);
    }
  }
`;

export const AboutColumns = styled(CardColumns)`
  margin-top: var(--ca-s-8);

  [data-component='RichText'] {
    max-width: none;
  }
`;
