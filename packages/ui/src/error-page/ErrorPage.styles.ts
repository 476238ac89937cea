import { styled } from 'styled-components';

export const PageRoot = styled.div`
  display: grid;
  grid-template-columns: 26rem minmax(0, 1fr);
  align-items: center;
  gap: var(--ca-s-16);
  max-width: var(--ca-container);
  min-height: 36rem;
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter);

  & > [data-part='picture'] {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 8.25rem;
  }

  & [data-component='Rosette'] {
    width: 100%;
  }

  & [data-part='seal'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }

  & [data-part='seal'] > svg {
    width: 132px;
    height: 132px;
  }

  & [data-component='EmptyArt'] {
    width: 15rem;
    height: auto;
  }

  & [data-part='code'] {
    color: var(--ca-text-2);
  }

  & h1 {
    font-size: var(--ca-fs-h1);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h1);
  }

  & [data-part='reason'] {
    max-width: 36em;
    margin-top: var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-body-lg);
    line-height: var(--ca-lh-body-lg);
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-3);
    margin-top: var(--ca-s-8);
  }

  & [data-part='suggestions'] {
    margin-top: var(--ca-s-8);
  }

  & [data-part='suggestions'] > p {
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='suggestions'] > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-6);
    margin-top: var(--ca-s-2);
  }

  & [data-part='reference'] {
    margin-top: var(--ca-s-6);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 24px;
    min-height: 0;

    & > [data-part='picture'] {
      width: 220px;
    }

    & [data-part='seal'] > svg {
      width: 84px;
      height: 84px;
    }

    & [data-component='EmptyArt'] {
      width: 180px;
    }
  }

  @media (max-width: 767.98px) {
    padding: var(--ca-s-8) 1rem;
  }
  @media (pointer: coarse), (max-width: 767.98px) {
    & [data-part='suggestions'] a {
      display: inline-flex;
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
