/** What holds for every connection of the product, as PostgreSQL shows it. */
export const SESSION = {
  /** Longer than any page may take; a statement that is slower is better stopped than waited for. */
  statement_timeout: '4s',
  idle_in_transaction_session_timeout: '10s',
  /** Replanning a list for its values takes longer than reading it, and never finds a better plan. */
  plan_cache_mode: 'force_generic_plan',
  /** Words this alike are looked at for „Mysleli jste …?“; short ones share few groups of letters. */
  'pg_trgm.similarity_threshold': '0.2',
} as const satisfies Readonly<Record<string, string>>
