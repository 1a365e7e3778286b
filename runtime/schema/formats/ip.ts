// Leading zeros are accepted.
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d?\d)$/;
const IPV4_STRICT =
  /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

/** Whether `text` is an IPv4 or IPv6 address without a zone or a prefix length (4.7). */
export function isIp(text: string): boolean {
  return IPV4.test(text) || isIpv6(text);
}

function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));

  // The last 32 bits may be written as IPv4 and count as two groups.
  const last = text.slice(text.lastIndexOf(':') + 1);
  const hasIpv4 = last.includes('.');
  if (hasIpv4 && !IPV4_STRICT.test(last)) return false;
  const count = groups.length + (hasIpv4 ? 1 : 0);
  const isWhole = halves.length === 2 ? count <= 8 : count === 8;
  return (
    isWhole &&
    groups.every((group, at) => (hasIpv4 && at === groups.length - 1) || GROUP.test(group))
  );
}
