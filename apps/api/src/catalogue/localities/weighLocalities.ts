import type { Pool, PoolClient } from 'pg'

/** Recounts how many places each municipality has; those of cities are offered first. */
export const weighLocalities = (client: Pool | PoolClient) =>
  client.query(`
    update localities set importance = weighed.places
    from (
      select district_name, municipality_name, count(*)::integer as places
      from localities group by district_name, municipality_name
    ) weighed
    where weighed.district_name = localities.district_name
      and weighed.municipality_name = localities.municipality_name
      and importance <> weighed.places`)
