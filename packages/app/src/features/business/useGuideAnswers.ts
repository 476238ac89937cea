import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sensibleAnswers } from './guide.js';
import { guideKeys, type GuideAnswers } from './guide-questions.js';

const storageKey = 'ca-portal:guide';

function readKept(): GuideAnswers {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? sensibleAnswers(textsOf(Object.entries(kept))) : {};
  } catch {
    // Storage refused or invalid: the answers then last until the page closes.
    return {};
  }
}

const textsOf = (entries: Iterable<readonly [string, unknown]>): GuideAnswers =>
  Object.fromEntries(
    [...entries].filter(
      ([key, value]) => (guideKeys as readonly string[]).includes(key) && typeof value === 'string',
    ),
  );

/** An answer from a link replaces a stored one; later questions are asked again. */
const fromAddress = (params: URLSearchParams): GuideAnswers | undefined => {
  const given = textsOf(params);
  return Object.keys(given).length > 0 ? given : undefined;
};

/** The answers, stored for this visit in this tab only: they are no personal record. A link may contain answers. */
export function useGuideAnswers(): [GuideAnswers, (answers: GuideAnswers) => void] {
  const [params, setParams] = useSearchParams();
  const [answers, setAnswers] = useState<GuideAnswers>(() => fromAddress(params) ?? readKept());
  const linked = fromAddress(params) !== undefined;
  useEffect(() => {
    // Otherwise a reload would undo later answers.
    if (linked) setParams({}, { replace: true });
  }, [linked, setParams]);
  useEffect(() => {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify(answers));
    } catch {
      // See above.
    }
  }, [answers]);
  return [answers, setAnswers];
}
