/** `7 小时 35 分` for lists and cards, where seconds would distract, and change the page every second. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} 小时 ${minutes % 60} 分` : `${minutes} 分`;
}
