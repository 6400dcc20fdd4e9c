/** A state machine as data: for each state, where each allowed event leads. */
export type Machine<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** The next state, or null when the event is not allowed. */
export const transitionIn = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State | null => machine[state][event] ?? null
