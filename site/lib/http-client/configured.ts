import { Outgoing } from './outgoing.ts';

/**
 * Requests to an address that the settings of the site name. Whoever sets it runs the machine and may have
 * the service on a network of their own, so its host, at its port, may be a private one; nothing else may.
 */
export function configuredOutgoing(agent: string, address: string): Outgoing {
  return new Outgoing(agent, { hosts: URL.canParse(address) ? [placeOf(new URL(address))] : [] });
}

/** Host and port, also where the port is the usual one: a host alone would be named at all of its ports. */
function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** How the site calls itself when it asks others. */
export function agentOf(settings: { readonly token: string; readonly baseUrl: string }): string {
  return `${settings.token} (${settings.baseUrl})`;
}
