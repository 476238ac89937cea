import { styled } from 'styled-components';
import { SplitPanel } from '../../../shared/content/index.js';

export const HeroRoot = styled(SplitPanel)`
  --split: 34rem minmax(0, 1fr);

  > [data-part='picture'] {
    border-right: 1px solid var(--ca-border-1);
  }
  > [data-part='words'] {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: var(--ca-s-8) var(--ca-s-10);
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  h1 {
    margin-top: var(--ca-s-3);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='summary'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-6);
    margin-top: var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='facts'] > li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  [data-part='words'] > [data-component='Alert'] {
    margin-top: var(--ca-s-4);
  }
  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-4);
    margin-top: auto;
    padding-top: var(--ca-s-6);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
  }
  @media (max-width: 1279.98px) {
    > [data-part='picture'] {
      border-right: 0;
      border-bottom: 1px solid var(--ca-border-1);
    }
  }
  @media (max-width: 767.98px) {
    > [data-part='words'] {
      padding: 20px 16px;
    }
    /* the next step is in the bar below */
    [data-part='actions'] > [data-variant='primary'] {
      display: none;
    }
  }
`;

export const PriceText = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  > b {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
`;
