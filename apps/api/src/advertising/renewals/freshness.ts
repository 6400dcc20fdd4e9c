/** Questions an advertiser may leave unanswered before the ad is paused. */
export const UNANSWERED_MAX = 2

/** How far an ad sinks in lists when its advertiser is asked for the second time. */
export const SINK_DAYS = 30
