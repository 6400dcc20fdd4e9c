/** The api counts on from the database's time by this clock: held, the product's time stands. */
performance.now = () => 0
