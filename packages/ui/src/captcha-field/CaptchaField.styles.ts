import { styled } from 'styled-components';

export const CaptchaRow = styled.div`
  display: flex;
  gap: var(--ca-s-2);

  > [data-part='frame'] {
    flex: 1;
    min-width: 0;
  }

  /* if the input beside the picture would be too narrow for an answer, the picture wraps below */
  @media (max-width: 359.98px) {
    flex-wrap: wrap;

    > [data-part='frame'] {
      flex-basis: 100%;
    }
    > button:not(:last-child) {
      flex: 1;
    }
  }
`;

export const PictureButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 7.5rem;
  min-width: 100px;
  min-height: var(--ca-control-h);
  padding: 0;
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  color: var(--ca-text-2);
  overflow: hidden;
  cursor: pointer;

  &:hover {
    border-color: var(--ca-action);
  }
  > img {
    display: block;
    height: calc(var(--ca-control-h) - 2px);
    width: 100%;
    object-fit: contain;
    /* the picture is drawn dark on light by the server, in every theme */
    background: #fff;
  }
`;

export const WayButtons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 var(--ca-s-3);
`;

export const AutoRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  min-height: var(--ca-control-h);
  padding: 0 var(--ca-s-3);
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  color: var(--ca-text-2);

  > output {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-2);
  }
  > progress {
    flex: 1;
    min-width: 4rem;
    accent-color: var(--ca-action);
  }
  &[data-state='done'] > output {
    color: var(--ca-success-fg);
  }
`;
