import { styled } from 'styled-components';

export const NewsRoot = styled.div`
  padding-top: var(--ca-s-16);

  @media (max-width: 1279.98px) {
    padding-top: var(--ca-s-10);
  }
`;

/* Text on its own background: readable over any picture of the province. */
export const Slide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
  height: 18rem;
  background: var(--ca-action);
  color: var(--ca-text-on-brand);
  overflow: hidden;

  &:is(a):hover {
    background: var(--ca-action-hover);
    color: var(--ca-text-on-brand);
    text-decoration: none;
  }
  > [data-part='words'] {
    display: grid;
    align-content: center;
    gap: var(--ca-s-2);
    padding: 0 var(--ca-s-12);
  }
  b {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-component='LazyImage'] {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
  }
  img {
    object-position: right;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
    min-height: 140px;

    > [data-part='words'] {
      padding: var(--ca-s-4);
    }
    > [data-component='LazyImage'] {
      display: none;
    }
    b {
      font-size: var(--ca-fs-h4);
      line-height: var(--ca-lh-h4);
    }
  }
`;
