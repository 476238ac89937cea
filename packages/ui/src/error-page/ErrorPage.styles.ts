import { styled } from 'styled-components';

export const PageRoot = styled.div`
  display: grid;
  grid-template-columns: 26rem minmax(0, 1fr);
  align-items: center;
  gap: var(--s-16);
  max-width: var(--container);
  min-height: 36rem;
  margin: 0 auto;
  padding: var(--s-10) var(--gutter);

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
    color: var(--text-2);
  }

  & h1 {
    font-size: var(--fs-h1);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h1);
  }

  & [data-part='reason'] {
    max-width: 36em;
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-body-lg);
    line-height: var(--lh-body-lg);
  }

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
    margin-top: var(--s-8);
  }

  & [data-part='suggestions'] {
    margin-top: var(--s-8);
  }

  & [data-part='suggestions'] > p {
    font-weight: var(--fw-strong);
  }

  & [data-part='suggestions'] > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-6);
    margin-top: var(--s-2);
  }

  & [data-part='reference'] {
    margin-top: var(--s-6);
    color: var(--text-2);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
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
    padding: var(--s-8) 1rem;
  }
`;
