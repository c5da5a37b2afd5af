-- The monitor arm's text names two of the monitors that it lifts, where staff have not changed it.
update products set
  description = replace(description, 'lifts the monitor off the desk, Vela 27 and Carina 34 among them', 'lifts monitors off the desk, both Vela 27 and Carina 34 included')
where id = 95 and description like '%lifts the monitor off the desk, Vela 27%';
