import { session } from '@ca-portal/api/groups/session';
import type { CaptchaWay } from '@ca-portal/ui/captcha-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAs } from '../../api/query.js';
import { canProveWork } from '../../session/proof-of-work.js';
import { type AutoCaptcha, type Proof, useAutoCaptcha } from '../../session/useAutoCaptcha.js';
import { type Captcha, type CaptchaPurpose, forOneAttempt, useCaptcha } from '../../session/useCaptcha.js';

export interface CaptchaChoice {
  way: CaptchaWay;
  /** The other kinds of captcha. */
  others: readonly CaptchaWay[];
  choose: (way: CaptchaWay) => void;
  auto: AutoCaptcha;
  /** The picture, or the question in words. */
  shown: Captcha & { question?: string };
  /** Call this when the user fills in the form: the proof of work may start. */
  touch: () => void;
  /** The captcha part of the call; `typed` is the result of the sum. Undefined when the work did not finish. */
  answer: (typed: string) => Promise<Proof | undefined>;
  /** Call this when the answer was used, correct or not. */
  refresh: () => void;
}

function useQuestion(purpose: CaptchaPurpose, enabled: boolean): Captcha & { question?: string } {
  const { data, isFetching, isError, refetch } = useQuery({
    ...readAs(purpose, session, 'captchaQuestion'),
    enabled,
    ...forOneAttempt,
  });
  return {
    src: undefined,
    uuid: data?.uuid,
    question: data?.question ?? '',
    loading: isFetching,
    failed: isError,
    refresh: () => void refetch(),
  };
}

const ways: readonly CaptchaWay[] = ['auto', 'picture', 'question'];

/** The captcha of a form: proof of work, or a picture or a question where that is not possible. */
export function useCaptchaChoice(purpose: CaptchaPurpose): CaptchaChoice {
  const [way, choose] = useState<CaptchaWay>('auto');
  const [able, setAble] = useState(true);
  const auto = useAutoCaptcha();
  const picture = useCaptcha(purpose, way === 'picture');
  const question = useQuestion(purpose, way === 'question');

  useEffect(() => {
    if (canProveWork()) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser can do is known in it only: the first render must match the server's
    setAble(false);
    choose('picture');
  }, []);

  const shown = way === 'question' ? question : picture;
  return {
    way,
    others: ways.filter((one) => one !== way && (able || one !== 'auto')),
    choose,
    auto,
    shown,
    touch: () => {
      if (way === 'auto' && auto.state === 'idle') void auto.prove();
    },
    answer: async (typed) => (way === 'auto' ? auto.prove() : { uuid: shown.uuid ?? '', code: typed.trim() }),
    refresh: way === 'auto' ? auto.forget : shown.refresh,
  };
}
