/** D:YYYYMMDDHHmmSS and the offset from UTC (ISO 32000, 7.9.4); null for anything else. */
export function pdfDate(text: string): Date | null {
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(text);
  if (!found) return null;
  const [, year, month, day, hour, minute, second, zone = '+00', zoneMinutes = '00'] = found;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}:${zoneMinutes}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
