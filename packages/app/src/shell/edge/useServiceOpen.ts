import { isServiceOpen } from '@ca-portal/api/domain';
import { useEffect, useState } from 'react';

const now = () => isServiceOpen(new Date());

/** Whether somebody answers the hotline at this minute; a page stays open over the end of the hours. */
export function useServiceOpen(): boolean {
  const [open, setOpen] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setOpen(now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return open;
}
