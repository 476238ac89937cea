import { styled } from 'styled-components';

export const NewsRoot = styled.div`
  padding-top: var(--ca-s-16);

  @media (max-width: 1279.98px) {
    padding-top: var(--ca-s-10);
  }
`;

/* The picture is the ground of its words: what it shows stands on its right, where the words are not. */
export const Slide = styled.div`
  position: relative;
  display: block;
  border-radius: var(--ca-r-lg);
  background: var(--ca-brand-700);
  color: var(--ca-text-on-brand);
  aspect-ratio: 1600 / 420;
  overflow: hidden;

  &:is(a):hover {
    color: var(--ca-text-on-brand);
    text-decoration: none;
  }
  > [data-part='words'] {
    position: absolute;
    inset: 0 45% 0 0;
    z-index: 1;
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
  }
  @media (max-width: 767.98px) {
    aspect-ratio: auto;
    min-height: 150px;

    > [data-part='words'] {
      position: relative;
      inset: auto;
      min-height: 150px;
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
